import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import { CarouselStore } from './CarouselStore.ts'

interface CarouselProps<Item> {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One of several at a time: by buttons, by arrow keys, or every four seconds once it was started. */
export const Carousel = observer(function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, nameOf, children } = props
  const [carousel] = useState(() => new CarouselStore(items.length))
  useEffect(() => () => carousel.stop(), [carousel])
  const item = items[carousel.at]
  if (item === undefined) return null
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    // The arrows of a video wind it.
    if (step === undefined || (event.target as HTMLElement).tagName === 'VIDEO') return
    event.preventDefault()
    carousel.go(step)
  }
  return (
    // The keys of its buttons, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="carousel card"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div
        className="carousel-item"
        role="group"
        aria-roledescription="slide"
        aria-label={`${carousel.at + 1} of ${items.length}: ${nameOf(item)}`}
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
      >
        {children(item)}
      </div>
      {items.length > 1 && (
        <div className="row carousel-tools">
          <button type="button" className="icon-button" aria-label="Previous" onClick={() => carousel.go(-1)}>
            <span className="carousel-back">
              <Icon name="chevron" />
            </span>
          </button>
          <span className="small muted">
            {carousel.at + 1} of {items.length}
          </span>
          <button type="button" className="icon-button" aria-label="Next" onClick={() => carousel.go(1)}>
            <span className="carousel-on">
              <Icon name="chevron" />
            </span>
          </button>
          <button
            type="button"
            className="button button-outline"
            onClick={() => (carousel.isPlaying ? carousel.stop() : carousel.play())}
          >
            {carousel.isPlaying ? 'Pause' : 'Play'}
          </button>
        </div>
      )}
    </section>
  )
})
