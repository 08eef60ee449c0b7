import type { Page } from '../../../page/page.ts'
import here from './here.json' with { type: 'json' }

const words = new Set(here)

/** Links whose text says where to press, but not what is there: Lighthouse, “Links do not have descriptive text”; WCAG 2.2, F84. */
export const hereLinks = ({ links }: Page): { text: string; url: string }[] =>
  links.flatMap(({ text, url, hidden, named }) =>
    !hidden && !named && words.has(text.toLowerCase().replaceAll(/^[\s»›→([]+|[\s.!:…»›→)\]]+$/g, '')) ? [{ text, url }] : [],
  )
