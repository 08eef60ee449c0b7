import { sufferFrom } from './stalling-text.ts'

/** A worker that reads nothing but the text it’s given, and suffers from it (stalling-text.ts). Its threads start in a tenth of the real one’s CPU time. */
export function readHtml({ bytes }: { bytes: Uint8Array }) {
  const text = new TextDecoder().decode(bytes)
  sufferFrom(text)
  return { page: { text } }
}

export const warmUp = () => undefined
