declare module 'subset-font' {
  type Options = { targetFormat: 'truetype'; variationAxes?: Record<string, number> }
  /** The part of a font that draws a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
