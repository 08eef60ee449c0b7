type Vote = { upvoted: boolean; upvotes: number }

/** Upvotes without leaving the page. When that fails, the form is submitted as usual. */
export function keepPageOnUpvote(document: Document): void {
  const pending = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.matches('[data-upvote]') ? event.target : null
    if (form === null) return
    event.preventDefault()
    if (pending.has(form)) return
    pending.add(form)
    void send(form)
      .then((vote) => show(document, form, vote))
      .catch(() => form.submit())
      .finally(() => pending.delete(form))
  })
}

async function send(form: HTMLFormElement): Promise<Vote> {
  const wanted = form.querySelector<HTMLInputElement>('[name=wanted]')?.value ?? ''
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ wanted }),
  })
  if (!answer.ok) throw new Error(`Upvote failed with status ${answer.status}.`)
  return (await answer.json()) as Vote
}

function show(document: Document, { action }: HTMLFormElement, { upvoted, upvotes }: Vote): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-upvote]')) {
    if (form.action !== action) continue
    form.querySelector('button')?.setAttribute('aria-pressed', String(upvoted))
    const wanted = form.querySelector<HTMLInputElement>('[name=wanted]')
    if (wanted) wanted.value = upvoted ? 'no' : 'yes'
    const count = form.querySelector('[data-upvote-count]')
    if (count) count.textContent = String(upvotes)
  }
}
