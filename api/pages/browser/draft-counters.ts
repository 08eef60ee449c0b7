/** The limits beside fields and choices follow what is typed and ticked. */
export function countWhileTyping(form: HTMLFormElement): void {
  const counters = [...form.querySelectorAll<HTMLElement>('[data-limit]')].map((counter) => ({ counter, read: readerOf(form, counter) }))
  const update = () => {
    for (const { counter, read } of counters) {
      const limit = Number(counter.dataset['limit'])
      const length = read()
      const words = counter.querySelector('[data-count]')
      if (words) words.textContent = `${length} / ${limit}${length > limit ? ` · ${length - limit} over` : ''}`
      counter.classList.toggle('sw-limit--over', length > limit)
    }
  }
  form.addEventListener('input', update)
  update()
}

function readerOf(form: HTMLFormElement, { dataset }: HTMLElement): () => number {
  const { counts, countsChecked } = dataset
  if (countsChecked !== undefined) return () => form.querySelectorAll(`input[name="${countsChecked}"]:checked`).length
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${counts ?? ''}`)
  return () => Array.from(field?.value ?? '').length
}
