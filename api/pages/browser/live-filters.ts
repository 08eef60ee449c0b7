/** Applies the directory filters as they change: loads the page for the new choice and swaps in its results. */
const parts = ['directory-count', 'directory-results']
const pauseMs = 200

const form = document.querySelector<HTMLFormElement>('[data-live-filters]')
if (form) applyLive(form)

function applyLive(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  const apply = () => {
    clearTimeout(timer)
    request.abort()
    request = new AbortController()
    const url = urlOf(form)
    showResults(url, request.signal).catch(() => {
      if (!request.signal.aborted) location.assign(url)
    })
  }
  form.addEventListener('input', (event) => {
    clearTimeout(timer)
    timer = setTimeout(apply, event.target instanceof HTMLSelectElement ? 0 : pauseMs)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply()
  })
}

function urlOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))
  const query = new URLSearchParams(chosen).toString()
  return query === '' ? form.action : `${form.action}?${query}`
}

async function showResults(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, headers: { Accept: 'text/html' } })
  if (!response.ok) throw new Error(`The filters failed with status ${response.status}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const id of parts) document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []))
  history.replaceState(null, '', url)
}
