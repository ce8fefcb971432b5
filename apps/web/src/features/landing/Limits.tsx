const limits = [
  'It cannot examine you: it knows only what you tell it.',
  'It cannot order a test or write a prescription.',
  'It can be wrong, and says so. A doctor has the last word.',
  'It is not for emergencies: call first.',
]

/** What the product cannot do, said before anybody relies on it. */
export function Limits() {
  return (
    <section aria-labelledby="limits-title" className="grid gap-2">
      <h2 id="limits-title" className="text-2xl font-bold">
        What it cannot do
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-soft marker:text-edge">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  )
}
