const steps = [
  { title: 'Say what troubles you', text: 'In your own words: typed, spoken or in a short video. For you, or for someone you care for.' },
  {
    title: 'Answer a few questions',
    text: 'Most can be answered with a tap. \u201cI don\u2019t know\u201d is always fine, and you may ask why.',
  },
  { title: 'Know what to do next', text: 'How urgent it is, what it could be and why, what helps now, and when to get help sooner.' },
]

/** How a consultation goes, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-2xl font-bold">
        How it works
      </h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-5">
            <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-accent font-bold text-on-accent">
              {index + 1}
            </span>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
