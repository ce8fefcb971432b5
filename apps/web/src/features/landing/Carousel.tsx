import { pauseIcon, playIcon } from '../../ui/front-icons.ts'
import { Icon } from '../../ui/Icon.tsx'
import { cards } from './cards.ts'
import { useCarousel } from './use-carousel.ts'

/** Four cards that follow one another; still under the pointer, under focus, when paused and when less motion is wished for. */
export function Carousel() {
  const { shown, show, isPaused, setPaused, setHeld } = useCarousel(cards.length)
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Dr. AI does"
      className="rounded-[1.75rem] border border-line bg-surface p-3 shadow-card"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid grid-cols-1 rounded-[1.25rem] bg-linear-to-br from-accent-soft to-blue-soft" aria-live="off">
        {cards.map((card, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA guide names its slides groups
          <div
            key={card.title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${cards.length}`}
            aria-hidden={index !== shown}
            className={`col-start-1 row-start-1 grid content-center justify-items-start gap-4 p-[min(1.75rem,8vw)] transition-opacity duration-500 sm:p-9 ${index === shown ? 'opacity-100' : 'opacity-0'}`}
          >
            <span className="grid size-16 place-items-center rounded-2xl bg-surface text-accent-strong shadow-card">
              <Icon path={card.icon} className="size-8" />
            </span>
            <h2 className="text-2xl font-bold">{card.title}</h2>
            <p className="min-h-[6.5rem] text-[1.0625rem] text-soft">{card.text}</p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between pt-1.5 pl-2">
        <div className="flex flex-wrap">
          {cards.map((card, index) => (
            <button
              key={card.title}
              type="button"
              aria-label={`Show ${card.title}`}
              aria-current={index === shown}
              className="group grid size-11 place-items-center"
              onClick={() => show(index)}
            >
              <span
                className={`pressable h-2.5 rounded-full ${index === shown ? 'w-7 bg-accent' : 'w-2.5 bg-edge group-hover:bg-accent'}`}
                aria-hidden="true"
              />
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={isPaused ? 'Play the cards' : 'Pause the cards'}
          className="pressable grid size-11 place-items-center rounded-xl text-soft hover:bg-raised hover:text-ink"
          onClick={() => setPaused(!isPaused)}
        >
          <Icon path={isPaused ? playIcon : pauseIcon} />
        </button>
      </div>
    </section>
  )
}
