/** A parse worker that meets its match: `stall` never ends, `exhaust` eats all memory, anything else is read. */
export function readHtml({ bytes, url }: { bytes: Uint8Array; url: string }) {
  const html = new TextDecoder().decode(bytes)
  if (html === 'stall') for (;;);
  if (html === 'exhaust') for (const all: string[][] = []; ;) all.push(Array.from({ length: 1e5 }, (_, n) => `${n}`))
  if (html === 'defect') throw new TypeError('x is not a function')
  return { page: { url, title: html } }
}
