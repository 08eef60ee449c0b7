declare module 'wawoff2' {
  /** A WOFF2 file as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
