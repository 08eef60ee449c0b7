import type { PreparedText } from '../../shared/schemas/elsewhere.ts'
import { launchChromium, launchFirefox } from '../support/browsers.ts'
import type { Form } from './corpus.ts'
import type { run } from './in-page/entry.ts'
import type { Trial } from './in-page/try-form.ts'
import { listing } from './listing.ts'
import { trialScript, type ServedForms } from './serve-forms.ts'

export const browserNames = ['chromium', 'firefox'] as const
export type BrowserName = (typeof browserNames)[number]

/** How many forms are tried at a time: most of the time goes by with waiting for pages. */
const windows = 3

/** `isCareless`: by a script that fills everything, to see that the judge sees it. */
export type ToTry = Form & { isCareless?: boolean }

export type Tried = Form & { browser: BrowserName; trial: Trial }

/** Opens each form in a real browser, fills it with all that a listing has, and tells what became of it. */
export async function tryForms(name: BrowserName, forms: readonly ToTry[], served: ServedForms): Promise<Tried[]> {
  // On a busy machine; all forms are tried in one call, which takes minutes there.
  const options = { timeout: 90_000, protocolTimeout: 0 }
  const browser = await (name === 'chromium' ? launchChromium : launchFirefox)(options)
  try {
    const errors: string[] = []
    served.takeRequests()
    const inWindow = async (own: readonly ToTry[]) => {
      const page = await browser.newPage({ type: 'window' })
      page.on('pageerror', (error) => errors.push(error instanceof Error ? `${error.message} ${error.stack}` : String(error)))
      await page.goto(`${served.origin}/`)
      return page.evaluate(tryInFrames, trialScript, own, listing)
    }
    const tried = await Promise.all(
      Array.from({ length: windows }, (_, nth) => inWindow(forms.filter((_form, at) => at % windows === nth))),
    )
    const trials = forms.map((_, at) => tried[at % windows]?.[Math.floor(at / windows)])
    const requests = served.takeRequests()
    return forms.map((form, at) => ({ ...form, browser: name, trial: withRest(form, trials[at], requests, errors) }))
  } finally {
    await browser.close()
  }
}

/** One after another, each in a frame as large as a screen, which opens in a fraction of a tab’s time. */
async function tryInFrames(src: string, forms: readonly ToTry[], texts: readonly PreparedText[]): Promise<Trial[]> {
  const trials: Trial[] = []
  document.body.style.margin = '0'
  for (const { name, truth, isCareless = false } of forms) {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, { width: '1280px', height: '900px', border: '0' })
    frame.src = `/${name}${isCareless ? '?careless' : ''}`
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve)
    })
    document.body.replaceChildren(frame)
    await loaded
    const within = frame.contentWindow as unknown as Window & { trial: { run: typeof run } }
    const script = Object.assign(within.document.createElement('script'), { src })
    const ready = new Promise((resolve) => script.addEventListener('load', resolve))
    within.document.documentElement.append(script)
    await ready
    script.remove()
    trials.push(await within.trial.run(truth, texts, isCareless))
    // What was sent needs a moment to leave the browser.
    if (isCareless) await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return trials
}

/** What only the server and the browser saw. */
function withRest(
  { name, isCareless = false }: ToTry,
  trial: Trial | undefined,
  requests: readonly { from: string; what: string }[],
  errors: readonly string[],
): Trial {
  if (trial === undefined) throw new Error(`The form ${name} was not tried.`)
  const own = requests.flatMap(({ from, what }) =>
    from === (isCareless ? `${name}?careless` : name) || from.startsWith(`${name}.`) ? [what] : [],
  )
  const ownErrors = errors.filter((error) => error.includes(`/${name}:`)).map((error) => `script error: ${error}`)
  return { ...trial, presses: [...new Set([...trial.presses, ...own])], faults: [...trial.faults, ...ownErrors] }
}
