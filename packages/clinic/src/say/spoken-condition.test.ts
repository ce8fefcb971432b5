import { expect, test } from 'vitest'
import { spokenCondition } from './spoken-condition.ts'

test('what English counts has its article, what it does not has none', () => {
  expect(
    [
      'Common cold',
      'Urinary tract infection',
      'Infection of the outer ear shell',
      'Inguinal hernia',
      'Broken ankle',
      'Overactive thyroid',
      'Ectopic pregnancy',
      'Stroke of the back of the brain',
      'Boil or skin abscess',
    ].map(spokenCondition),
  ).toEqual([
    'a common cold',
    'a urinary tract infection',
    'an infection of the outer ear shell',
    'an inguinal hernia',
    'a broken ankle',
    'an overactive thyroid',
    'an ectopic pregnancy',
    'a stroke of the back of the brain',
    'a boil or skin abscess',
  ])
  expect(
    [
      'Migraine',
      'Influenza (flu)',
      'Nasal polyps',
      'COVID-19',
      "Crohn's disease",
      'Corns and calluses',
      'Tonsillitis',
      'Breast growth in boys and men',
    ].map(spokenCondition),
  ).toEqual([
    'migraine',
    'influenza (flu)',
    'nasal polyps',
    'COVID-19',
    "Crohn's disease",
    'corns and calluses',
    'tonsillitis',
    'breast growth in boys and men',
  ])
})
