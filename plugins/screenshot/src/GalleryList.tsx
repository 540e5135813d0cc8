import { Button, canvasBytes, canvasOf, fileNameOf, formatDate, makePdf, SaveButton } from '@msdat/sdk/kit'
import { useRef } from 'react'
import { toFile } from './drawPicture.ts'
import type { Gallery, Kept } from './Picture.ts'

interface GalleryListProps {
  gallery: Gallery
  /** Tells the visitor what went wrong. */
  say: (words: string) => void
}

const noPictures = 'No pictures yet. They stay in this browser until you delete them.'

/** What was kept: each can be saved or deleted, and all of them make one PDF. */
export function GalleryList({ gallery: { items, problem, remove }, say }: GalleryListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const drop = async (id: string): Promise<void> => {
    const failure = await remove(id)
    say(failure ? failure.message : 'The picture was deleted.')
    // The button has gone with its picture.
    if (!failure) heading.current?.focus()
  }
  return (
    <section aria-labelledby="gallery">
      <h3 id="gallery" ref={heading} tabIndex={-1}>
        Gallery
      </h3>
      {items.length === 0 && <p className="screenshot-small">{problem?.message ?? noPictures}</p>}
      {items.length > 1 && <SaveButton make={() => toPdf(items)}>Download all as one PDF</SaveButton>}
      {items.length > 0 && (
        <ul className="screenshot-gallery">
          {items.map((picture) => (
            <li key={picture.id}>
              <img src={picture.image} alt={picture.caption} />
              <p className="screenshot-small">{picture.caption}</p>
              <p className="screenshot-small">{formatDate(picture.takenAt.slice(0, 10))}</p>
              <div className="screenshot-actions">
                <SaveButton make={async () => toFile(await canvasOf(picture.image), picture)}>
                  Download PNG
                </SaveButton>
                <Button onClick={() => void drop(picture.id)}>Delete</Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function toPdf(pictures: readonly Kept[]) {
  const bytes = makePdf('Pictures from MSDAT', await Promise.all(pictures.map(toPage)))
  const name = fileNameOf(['msdat pictures', new Date().toISOString().slice(0, 10)], 'pdf')
  return { name, mediaType: 'application/pdf' as const, bytes }
}

async function toPage({ image }: Kept) {
  const canvas = await canvasOf(image)
  const { width, height } = canvas
  const bytes = await canvasBytes(canvas, 'image/jpeg')
  return { image: bytes, imageWidth: width, imageHeight: height, width, height, texts: [] }
}
