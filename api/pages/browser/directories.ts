import { queryOf, readChoice } from '../../../shared/directories/choose-rows.ts'

/** Searches, filters and sorts the directories’ page as soon as the form changes, without loading a page. */
const form = document.querySelector<HTMLFormElement>('#directory-filters')
const list = document.getElementById('directory-list')
if (form && list) start(form, list)

/** What a response replaces. The form stays, since somebody is typing in it. */
const parts = ['directory-count', 'directory-stale', 'directory-list']
/** How long to wait for the next keystroke, in milliseconds. */
const pause = 150

function start(form: HTMLFormElement, list: HTMLElement): void {
  let latest = new AbortController()
  let typing: ReturnType<typeof setTimeout> | undefined

  /** The page as it is with this query; undefined if another was asked for meanwhile. */
  const show = async (query: string): Promise<Document | undefined> => {
    clearTimeout(typing)
    latest.abort()
    const { signal } = (latest = new AbortController())
    const url = form.action + query
    try {
      const answer = await fetch(url, { headers: { Accept: 'text/html' }, signal })
      if (!answer.ok) throw new Error(`Loading the list failed with status ${answer.status}.`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const id of parts) document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []))
      history.replaceState(null, '', url)
      return page
    } catch {
      // The browser says what is wrong, or shows the page after all.
      if (!signal.aborted) location.assign(url)
      return undefined
    }
  }
  const showChosen = () => {
    const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    void show(queryOf(readChoice(new URLSearchParams(fields))))
  }

  form.addEventListener('input', ({ target }) => {
    clearTimeout(typing)
    if (target instanceof HTMLInputElement) typing = setTimeout(showChosen, pause)
    else showChosen()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showChosen()
  })
  const sortBy = async (link: HTMLAnchorElement) => {
    const page = await show(link.search)
    if (page === undefined) return
    // The order may be one that the form has no option for: a column, reversed.
    const sort = page.querySelector('[name=sort]')
    if (sort !== null) form.querySelector('[name=sort]')?.replaceWith(sort)
    list.querySelector<HTMLElement>(`[data-sort=${link.dataset['sort']}]`)?.focus()
  }
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sort]') : null
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void sortBy(link)
  })
}
