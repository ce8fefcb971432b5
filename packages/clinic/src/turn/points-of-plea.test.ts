import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const lastOf = (...words: readonly string[]) => last(...words).reply.text

const limb = 'my dad is 71, his left foot went icy and white two hours ago, terrible pain, he has afib'
const heart = 'crushing chest pain into my jaw, sweating, 61'
const stroke = 'my nan 80 cant lift her arm and her speech is slurred since an hour'
const pregnant = 'im 32 weeks, bad headache, flashing lights, bp 170/115'
const snake = 'snake got my cousin on the ankle at the farm, its swelling up and he is vomiting'
const bleed = 'my stools are black and sticky like tar and i nearly passed out on the stairs, i take naproxen'
const hernia = 'the bulge in my groin has gone hard and red, i keep vomiting and nothing passes behind'
const sepsis = 'fever 39.8, shaking, very fast breathing and i am confused, had a wound on my foot'
const sugar = 'type 1 diabetic, vomiting all night, sugar 28, ketones 5.1, breathing fast and deep'

const told: readonly (readonly [first: string, plea: string, said: RegExp])[] = [
  [limb, 'he has it soaking in a warm basin now', /take any heat away/],
  [limb, 'he says the pain has stopped so maybe thats it sorted', /nerves are running out of blood|glad/],
  [heart, 'my brother in law reckons its a pulled muscle', /Your brother-in-law/],
  [heart, 'tiktok says its probably trapped wind', /A search knows/],
  [heart, 'took two rennies and had a burp, that helped', /antacid or a burp/],
  [heart, 'i have a tournament at the weekend, cant miss it', /tournament/],
  [heart, 'could the pharmacy check my blood pressure tomorrow', /pharmacy/i],
  [stroke, 'shes right as rain again now', /A stroke sign that goes away/],
  [stroke, 'could the optician not look at her on friday', /The optician on Friday is too late/],
  [stroke, 'our gp is back on monday, id rather ask him', /Your own doctor on Monday/],
  [pregnant, 'my auntie says everybody swells at the end', /Swollen feet are common[\s\S]*Your auntie/],
  [pregnant, 'i will go once the christening is over', /christening/],
  [pregnant, 'my husband has to agree first and he is travelled', /nobody’s (?:signature|leave)/],
  [snake, 'grandad tied a belt round his thigh', /does not hold the venom back/],
  [snake, 'a healer will suck it out with a stone', /No stone, cut or herb/],
  [bleed, 'probably the black pudding i had', /does not make it tarry/],
  [bleed, 'i will just stop the naproxen then', /leave it out/],
  [hernia, 'let me try to shove it back in first', /do not try to push it back/],
  [sepsis, 'i have amoxicillin left over, could i take that', /too slow and too weak/],
  [sugar, 'could i give myself 15 units extra and stay here', /no guessed dose/],
  [sugar, 'i will drink plenty of water instead', /Drinking cannot catch up/],
]

test.each(told)('a plea is answered on its own point: %s > %s', (first, plea, said) => {
  const text = lastOf(first, plea)
  expect(text).toMatch(said)
  expect(text).toMatch(/999|emergency department|hospital/)
})

test.each([
  [heart, 'my wife has rung 999, they said 8 minutes', /Your wife means/],
  [heart, 'my jaw has gone numb now as well', /glad/],
  [stroke, 'her calf has been sore since the flight', /Airlines/],
  [stroke, 'my sister says i should ring 999', /means it kindly/],
  [heart, 'does aspirin work at once', /Losing the/],
  [stroke, 'my nan says her head hurts too', /means it kindly/],
])('what is no plea has no such answer: %s > %s', (first, words, said) => {
  expect(lastOf(first, words)).not.toMatch(said)
})

test('a plea is no finding', () => {
  expect(lastOf(sugar, 'i will drink loads of water and lie down')).not.toMatch(/thirst/i)
})

test('who leaves out a medicine is not asked about suicide', () => {
  expect(lastOf(bleed, 'right so i will cut out those tablets and have some broth')).not.toMatch(/ending your life/)
})

test('a fever after a birth has the first aid for sepsis', () => {
  expect(lastOf('gave birth 8 days ago, shivering with 39.2 and it smells awful down there')).toMatch(/First aid for blood poisoning/)
})

test('a remedy that is proposed again is not waved through', () => {
  expect(lastOf(sepsis, 'i have amoxicillin left over', 'so can i take the amoxicillin')).toMatch(/999|emergency department/)
})

test('what is quoted back does not stop in the middle of a thought', () => {
  expect(lastOf('heavy pressure on my chest since six and my arm is dead, sweating', 'surely it is only wind')).not.toMatch(/ since”/)
})
