/** "Use it" fills the field at once, without a save, and then offers what stood there before. */
export function takeOver(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-crawled]')) {
    const { crawled: name = '', value = 'null' } = place.dataset
    const button = place.querySelector<HTMLButtonElement>('button')
    const label = place.querySelector('[data-crawled-label]')
    if (!button || !label) continue
    let before: unknown
    button.addEventListener('click', (event) => {
      event.preventDefault()
      const taken = before !== undefined
      const was = read(form, name)
      write(form, name, taken ? before : JSON.parse(value))
      before = taken ? undefined : was
      label.textContent = taken ? 'Use it' : 'Put mine back'
      form.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const boxes = (form: HTMLFormElement, name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${name}"]`)]
const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<Field>(`#field-${name}`)

function read(form: HTMLFormElement, name: string): unknown {
  const found = boxes(form, name)
  return found.length > 0 ? found.filter(({ checked }) => checked).map(({ value }) => value) : (fieldOf(form, name)?.value ?? '')
}

function write(form: HTMLFormElement, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const box of boxes(form, name)) box.checked = value.includes(box.value)
  else {
    const field = fieldOf(form, name)
    if (field) field.value = String(value)
  }
}
