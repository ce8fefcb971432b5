const places = [
  { path: '/emergency', label: 'Emergency: numbers and first aid' },
  { path: '/chat', label: 'AI Doctor Chat' },
  { path: '/medications', label: 'Medications' },
  { path: '/history', label: 'Medical History' },
]

/** What stands in the place of a page of the server while there is no network. */
export function WithoutNetwork() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md gap-4 text-center">
        <h1 className="text-2xl font-bold">This page needs the network</h1>
        <p className="text-soft">It comes from the server, which cannot be reached now. These parts of Dr. AI open without it:</p>
        <ul className="grid gap-1">
          {places.map(({ path, label }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="rounded-xl bg-red-soft px-4 py-3 font-medium text-red">
          In an emergency, phone: 911 (US), 112 (Europe) or your local number.
        </p>
      </div>
    </main>
  )
}
