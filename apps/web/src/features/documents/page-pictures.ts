import type { PageBox } from '@dr-ai/contract/schemas/documents'

/** The picture of a page of one document, by its number from 1. */
export type PagePictures = (page: number) => Promise<ImageBitmap>

/** Asks for each page once, when something of it is first shown; what failed is asked anew. */
export function createPagePictures(ask: (page: number) => Promise<Blob>): PagePictures {
  const asked = new Map<number, Promise<ImageBitmap>>()
  return (page) => {
    const known = asked.get(page)
    if (known) return known
    const picture = ask(page).then((file) => createImageBitmap(file))
    asked.set(page, picture)
    picture.catch(() => asked.delete(page))
    return picture
  }
}

/** A strip with some paper around it, so that the letters do not touch its edge. Shares of the page. */
export function withPaper({ left, right, top, bottom }: PageBox): PageBox {
  const paper = (bottom - top) * 0.4
  return {
    left: Math.max(0, left - paper),
    right: Math.min(1, right + paper),
    top: Math.max(0, top - paper),
    bottom: Math.min(1, bottom + paper),
  }
}

/** Cuts a part out of the picture of a page. Out: the address of a picture of its own. */
export function cutStrip(picture: ImageBitmap, { left, right, top, bottom }: PageBox): string {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round((right - left) * picture.width))
  canvas.height = Math.max(1, Math.round((bottom - top) * picture.height))
  canvas.getContext('2d')?.drawImage(picture, -left * picture.width, -top * picture.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** Where a place of the page lies in a part of it, as shares of that part. */
export function placeIn(part: PageBox, place: PageBox): PageBox {
  const [width, height] = [part.right - part.left, part.bottom - part.top]
  return {
    left: (place.left - part.left) / width,
    right: (place.right - part.left) / width,
    top: (place.top - part.top) / height,
    bottom: (place.bottom - part.top) / height,
  }
}
