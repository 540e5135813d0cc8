import { Button, fileNameOf, formatDate, makePdf, useSaveFile } from '@msdat/sdk/kit'
import { useState } from 'react'
import { bytesOf, canvasOf } from './drawPicture.ts'
import type { Kept } from './Picture.ts'
import type { Gallery } from './useGallery.ts'

/** What was kept: each can be saved or deleted, and all of them make one PDF. */
export function GalleryList({ gallery: { pictures, remove } }: { gallery: Gallery }) {
  const save = useSaveFile()
  const [words, setWords] = useState('')
  const attempt = async (work: () => Promise<string | null | undefined>): Promise<void> => {
    setWords((await work().catch(() => 'This browser could not make the file. Please try again.')) ?? '')
  }
  const download = async ({ image, caption, takenAt }: Kept) => {
    const bytes = await bytesOf(await canvasOf(image), 'image/png')
    const name = fileNameOf([caption.split('.')[0] ?? 'picture', takenAt.slice(0, 10)], 'png')
    return (await save?.({ name, mediaType: 'image/png', bytes }))?.message
  }
  const downloadAll = async () => {
    const pages = await Promise.all(pictures.map(toPage))
    const bytes = makePdf('Pictures from MSDAT', pages)
    const name = fileNameOf(['msdat pictures', new Date().toISOString().slice(0, 10)], 'pdf')
    return (await save?.({ name, mediaType: 'application/pdf', bytes }))?.message
  }
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery">Gallery</h2>
      {pictures.length === 0 && (
        <p className="screenshot-small">No pictures yet. They stay in this browser until you delete them.</p>
      )}
      {save && pictures.length > 1 && (
        <Button onClick={() => void attempt(downloadAll)}>Download all as one PDF</Button>
      )}
      <ul className="screenshot-gallery">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <img src={picture.image} alt={picture.caption} />
            <p>{picture.caption}</p>
            <p className="screenshot-small">{formatDate(picture.takenAt.slice(0, 10))}</p>
            <div className="screenshot-actions">
              {save && <Button onClick={() => void attempt(() => download(picture))}>Download PNG</Button>}
              <Button onClick={() => void attempt(() => remove(picture.id))}>Delete</Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className="screenshot-small">
        {words}
      </p>
    </section>
  )
}

async function toPage({ image }: Kept) {
  const canvas = await canvasOf(image)
  const { width, height } = canvas
  return {
    image: await bytesOf(canvas, 'image/jpeg'),
    imageWidth: width,
    imageHeight: height,
    width,
    height,
    texts: [],
  }
}
