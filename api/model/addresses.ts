import { fold } from '../domain/matching.ts'

/** Words with dots between them, and what may follow as a port, path, query or fragment. */
const dotted = /(?<![\p{L}\p{M}\p{N}_-])([\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)(?::\d+)?(?:[/?#][^\s"'<>()[\]]*)?/gu
/** A letter after a letter after a dot, as in every domain, or four numbers. */
const addressLike = /\.\p{L}\p{M}*\p{L}|^\d+(?:\.\d+){3}$/u

/** What a reader's program may make a link of, scheme or not: `host` alone, and the `whole` with its path; both folded. "Node.js" is one. */
export const addressesIn = (text: string): { host: string; whole: string }[] =>
  [...fold(text).matchAll(dotted)].flatMap(([whole, dottedWord = '']) =>
    addressLike.test(dottedWord) ? { host: withoutWww(dottedWord), whole: withoutWww(whole).replace(/[\p{P}]+$/u, '') } : [],
  )

const withoutWww = (address: string): string => address.replace(/^www\./u, '')
