import { readForms } from './read-forms.ts'
import { readLayout } from './read-layout.ts'
import { readLifetimes } from './read-lifetimes.ts'
import { readLinks } from './read-links.ts'
import { readPictures } from './read-pictures.ts'
import { readRequests } from './read-requests.ts'
import { readServed, readWords } from './read-served.ts'
import { hasInput, readLoad, readSpeed } from './read-speed.ts'
import { readSchemes } from './schemes.ts'
import { readTexts } from './read-texts.ts'
import { readUse } from './use/read-use.ts'
import { readValues } from './use/read-values.ts'
import type { RenderedFacts } from './rendered.ts'

/** Runs inside the page: measures what it shows, changes nothing, and sends nothing. See read-use.ts for `patience`, in milliseconds. */
export async function collectRendered(patience = 0): Promise<RenderedFacts> {
  const use = await readUse(patience)
  const pictures = readPictures()
  const served = readServed()
  const requests = readRequests()
  const unkept = readLifetimes()
  return {
    url: location.href,
    view: {
      width: innerWidth,
      height: innerHeight,
      ratio: devicePixelRatio,
      load: readLoad(),
      isComplete: document.readyState === 'complete',
      isTouched: hasInput(),
      scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ...readSchemes(),
    },
    requests: { ...(await requests), unkept: await unkept },
    layout: readLayout(),
    texts: readTexts(),
    use,
    values: readValues(),
    links: readLinks(),
    forms: readForms(),
    shown: readWords(document),
    pictures: await pictures,
    speed: readSpeed(),
    served: await served,
  }
}
