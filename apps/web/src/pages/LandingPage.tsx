import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { askForDisclaimer } from '../features/disclaimer/disclaimer-due.ts'
import { Carousel } from '../features/landing/Carousel.tsx'
import { Limits } from '../features/landing/Limits.tsx'
import { Preview } from '../features/landing/Preview.tsx'
import { SampleVerdict } from '../features/landing/SampleVerdict.tsx'
import { Steps } from '../features/landing/Steps.tsx'
import { arrowIcon, lockIcon, pulseIcon, shieldIcon, sparkIcon, usersIcon } from '../ui/front-icons.ts'
import { Icon } from '../ui/Icon.tsx'

const chips = [
  { label: 'Real-time Analysis', icon: pulseIcon },
  { label: 'AI-Powered', icon: sparkIcon },
  { label: 'Trusted by Thousands', icon: usersIcon },
]
const badges = [
  { label: 'HIPAA Compliant', icon: shieldIcon },
  { label: 'Secure Platform', icon: lockIcon },
]

const anyCountry = 'In an emergency, call 911 (US), 112 (Europe) or your local number. Do not wait for an answer here.'
/** The number of the visitor's country; its table comes after the page, and a page that never gets it names the usual ones. */
const EmergencyLine = lazy(async () => ({
  default: await import('../features/emergency/EmergencyLine.tsx').then(
    (module) => module.EmergencyLine,
    () => () => anyCountry,
  ),
}))

/** The start page: what the product is, a piece of a consultation, what comes out of it, and what it cannot do. */
export function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>Dr. AI - Advanced Medical AI Assistant</title>
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <div className="flex items-center gap-3">
          <img src="/icon.svg" alt="" width="44" height="44" />
          <div>
            <p className="text-xl leading-tight font-bold">Dr. AI</p>
            <p className="text-sm text-soft">Advanced Medical AI Assistant</p>
          </div>
        </div>
        <ul className="flex flex-wrap gap-2">
          {badges.map(({ label, icon }) => (
            <li key={label}>
              <a
                href="/safeguards"
                className="pressable inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-[0.8125rem] font-semibold sm:px-3.5 sm:text-sm text-accent-strong hover:border-accent"
              >
                <Icon path={icon} className="size-4.5" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <main className="mx-auto grid w-full max-w-6xl grow grid-cols-1 gap-14 wrap-anywhere px-5 py-8">
        <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
          <div>
            <h1 className="text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.08] font-extrabold tracking-tight">
              Feeling unwell? <span className="text-accent">Find out what to do next</span>
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg text-soft">
              Describe what you feel. Dr. AI listens, asks what matters, tells you how urgent it is and what to do next, in plain words and
              with its reasons.
            </p>
            <ul className="mt-6 flex flex-wrap gap-2">
              {chips.map(({ label, icon }) => (
                <li
                  key={label}
                  className="inline-flex items-center gap-1.5 rounded-full bg-raised px-3.5 py-1.5 text-[0.9375rem] font-medium"
                >
                  <Icon path={icon} className="size-4.5 text-accent" />
                  {label}
                </li>
              ))}
            </ul>
            <Link
              to="/chat"
              onClick={askForDisclaimer}
              className="pressable mt-8 inline-flex min-h-14 items-center gap-3 rounded-2xl bg-accent px-7 text-lg font-bold text-on-accent shadow-card hover:bg-accent-strong max-sm:w-full max-sm:justify-center"
            >
              Start Your Consultation
              <Icon path={arrowIcon} />
            </Link>
            <p className="mt-4 text-[0.9375rem] text-soft">No appointment needed • Available 24/7 • Instant results</p>
            <p className="mt-4 flex min-h-14 items-center rounded-xl border-l-4 border-red bg-red-soft px-4 py-1">
              <span>
                <Suspense fallback={anyCountry}>
                  <EmergencyLine />
                </Suspense>
              </span>
            </p>
          </div>
          <Preview />
        </div>
        <Steps />
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
          <SampleVerdict />
          <div className="grid grid-cols-1 content-start gap-8">
            <Limits />
            <Carousel />
          </div>
        </div>
      </main>
      <footer className="mx-auto w-full max-w-6xl px-5 text-sm text-soft">
        <div className="flex flex-wrap justify-between gap-3 border-t border-line py-5">
          <p>Dr. AI informs and does not replace a doctor.</p>
          <p className="flex gap-5">
            <span>Privacy Policy</span>
            <span>Terms of Service</span>
          </p>
        </div>
      </footer>
    </div>
  )
}
