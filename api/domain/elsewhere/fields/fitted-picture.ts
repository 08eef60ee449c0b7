export type PictureSize = { width: number; height: number }

/**
 * A picture in the requested size, or why it couldn’t be made. `original` is its own size, null for SVG; `isFramed`: its shape is
 * another, so there’s something beside it. Errors: `small` would have to be enlarged, `format` isn’t PNG, JPEG, GIF or a plain SVG,
 * `fetch` couldn’t be fetched.
 */
export type FittedPicture =
  | { png: Uint8Array; original: PictureSize | null; isFramed: boolean }
  | { error: 'small'; original: PictureSize }
  | { error: 'format' | 'fetch' }
