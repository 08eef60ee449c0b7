import {
  countWords,
  isChosen,
  queryOf,
  readChoice,
  sortedBy,
  sortRows,
  type DirectoryChoice,
} from '../../../shared/directories/choose-rows.ts'
import { unpackRow } from '../../../shared/directories/packed-row.ts'
import { staleWords } from '../../../shared/directories/stale-words.ts'

/** Searches, filters and sorts the rows of the directories’ page where they are, as the server does for a page that is loaded. */
const form = document.querySelector<HTMLFormElement>('#directory-filters')
const body = document.querySelector<HTMLTableSectionElement>('#directory-table tbody')
if (form && body) start(form, body)

function start(form: HTMLFormElement, body: HTMLTableSectionElement): void {
  const rows = Array.from(body.rows, (element) => ({ ...readRow(element), element })).toSorted((a, b) => a.place - b.place)
  const headers = document.querySelectorAll<HTMLAnchorElement>('#directory-table thead a')

  const show = (choice: DirectoryChoice) => {
    const found = rows.filter((row) => isChosen(row, choice))
    for (const row of rows) row.element.hidden = true
    for (const { element } of found) element.hidden = false
    body.append(...sortRows(rows, choice).map(({ element }) => element))
    setText('directory-count', countWords(found.length, rows.length))
    setText('directory-stale', staleWords(found.filter(({ element }) => element.dataset['old'] !== undefined).length, found.length))
    setHidden('directory-empty', found.length > 0)
    setHidden('directory-table', found.length === 0)
    for (const link of headers) markHeader(link, choice)
    history.replaceState(null, '', form.action + queryOf(choice))
  }
  const chosen = () =>
    readChoice(new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))))

  form.addEventListener('input', () => show(chosen()))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show(chosen())
  })
  for (const link of headers)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      const choice = readChoice(new URL(link.href).searchParams)
      chooseSort(form, choice)
      show(choice)
    })
}

function readRow(element: HTMLTableRowElement) {
  const textOf = (selector: string) => element.querySelector(selector)?.textContent ?? ''
  const texts = [textOf('.host'), textOf('.tagline'), textOf('.price')]
  return { ...unpackRow(element.dataset['row'] ?? '', { name: textOf('th a'), texts }), place: Number(element.dataset['at']) }
}

/** The list may be sorted in a way that it has no option for: a column, reversed. */
function chooseSort(form: HTMLFormElement, choice: DirectoryChoice): void {
  const select = form.querySelector<HTMLSelectElement>('[name=sort]')
  if (select === null) return
  const value = `${choice.isReversed ? '-' : ''}${choice.sort}`
  select.querySelector('[data-reversed]')?.remove()
  if (choice.isReversed) {
    const label = select.querySelector(`[value=${choice.sort}]`)?.textContent ?? ''
    const option = new Option(`${label}, reversed`, value)
    option.dataset['reversed'] = ''
    select.add(option)
  }
  select.value = value
}

function markHeader(link: HTMLAnchorElement, choice: DirectoryChoice): void {
  const sort = readChoice(new URLSearchParams(`sort=${link.dataset['sort']}`)).sort
  const cell = link.closest('th')
  if (sort === choice.sort)
    cell?.setAttribute('aria-sort', (link.dataset['way'] === 'descending') === choice.isReversed ? 'ascending' : 'descending')
  else cell?.removeAttribute('aria-sort')
  link.href = link.pathname + queryOf(sortedBy(choice, sort))
}

const setText = (id: string, text: string) => document.getElementById(id)?.replaceChildren(text)
function setHidden(id: string, isHidden: boolean): void {
  const element = document.getElementById(id)
  if (element !== null) element.hidden = isHidden
}
