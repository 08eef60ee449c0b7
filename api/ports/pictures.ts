import type { PageView } from '../domain/report.ts'

/** A picture as it’s kept: WebP without metadata, upright, in sRGB. Width and height are those of the largest file, `hash` is of all files. */
export type EncodedPicture = { width: number; height: number; hash: string; files: { width: number; bytes: Uint8Array }[] }

/** A picture of a page in a window of one size, as a PNG, JPEG or WebP. */
export type PageShot = { view: PageView; file: Uint8Array }

/** Pictures that people upload, and that we fetch for them. Names of files are made by domain/pictures. */
export type Pictures = {
  /**
   * Decodes a file of any kind in a process of its own, and re-encodes it. Throws Failure BAD_REQUEST with fieldErrors.picture for what isn’t a picture or
   * takes too much to decode, SERVICE_UNAVAILABLE if we’re too busy.
   */
  encode: (file: Uint8Array) => Promise<EncodedPicture>
  /** A kept picture for what can’t read WebP, in one of its widths; null if there’s none. Throws like `encode`. */
  png: (name: string) => Promise<Uint8Array | null>
  /** A file on another site, fetched under the crawler’s rules; null if it can’t be. Throws SERVICE_UNAVAILABLE if we’re too busy. */
  fetch: (url: string) => Promise<Uint8Array | null>
  /** Appears at once, or not at all. A file that’s there stays: its name says what’s in it. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Null if there’s no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  close: () => Promise<void>
}
