import { ageText } from '../../session/person.ts'
import { useUser } from '../../session/use-user.ts'
import { Card } from '../../ui/Card.tsx'

/** What the patient has noted, for those who come to help; what is not noted is said to be so, never to be absent. */
export function ForTheCrew() {
  const { profile, medications, person } = useUser()
  const taken = medications.filter(({ isActive }) => isActive).map(({ name, dosage }) => `${name} ${dosage}`.trim())
  const who = [
    person?.name ?? null,
    profile.ageYears === null ? null : ageText(profile.ageYears),
    profile.sex,
    profile.pregnant ? 'pregnant' : null,
  ]
  const rows: [string, readonly string[]][] = [
    ['Person', who.filter((each) => each !== null)],
    ['Allergies', profile.allergies],
    ['Takes', taken],
    ['Conditions', profile.conditions],
  ]
  return (
    <Card className="grid gap-2 p-4">
      <h2 className="text-lg font-bold">Show this to the crew</h2>
      <dl className="grid gap-2">
        {rows.map(([label, values]) => (
          <div key={label} className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
            <dt className="font-semibold">{label}</dt>
            <dd>{values.length > 0 ? values.join(', ') : <span className="text-soft">Not noted here. Please ask.</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
