/** What the server answers: the state of an upvote and the new count, or of a saved launch. */
type Outcome = { upvoted: boolean; upvotes: number } | { saved: boolean }

/** The forms of UpvoteButton and SaveButton. */
const toggles = 'form[data-upvote], form[data-save]'

/** Upvotes and saves without leaving the page. When that fails, the form is submitted as usual. */
export function keepPageOnToggle(document: Document): void {
  const pending = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.matches(toggles) ? event.target : null
    if (form === null) return
    event.preventDefault()
    if (pending.has(form)) return
    pending.add(form)
    void send(form)
      .then((outcome) => show(document, form, outcome))
      .catch(() => form.submit())
      .finally(() => pending.delete(form))
  })
}

async function send(form: HTMLFormElement): Promise<Outcome> {
  const wanted = form.querySelector<HTMLInputElement>('[name=wanted]')?.value ?? ''
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ wanted }),
  })
  if (!answer.ok) throw new Error(`Failed with status ${answer.status}.`)
  return (await answer.json()) as Outcome
}

function show(document: Document, { action }: HTMLFormElement, outcome: Outcome): void {
  const isOn = 'saved' in outcome ? outcome.saved : outcome.upvoted
  for (const form of document.querySelectorAll<HTMLFormElement>(toggles)) {
    if (form.action !== action) continue
    form.querySelector('button')?.setAttribute('aria-pressed', String(isOn))
    const wanted = form.querySelector<HTMLInputElement>('[name=wanted]')
    if (wanted) wanted.value = isOn ? 'no' : 'yes'
    const count = form.querySelector('[data-upvote-count]')
    if (count && 'upvotes' in outcome) count.textContent = String(outcome.upvotes)
  }
}
