type Box = HTMLInputElement
const labelOf = (box: Box) => box.dataset['label'] ?? ''

function element<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Record<string, string>, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

/** Turns a list of checkboxes into a field that searches it (ARIA’s combobox pattern). The boxes stay, hidden, and hold what is chosen. */
export function chooseBySearch(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLElement>('[data-combobox]')) enhance(form, group)
}

function enhance(form: HTMLFormElement, group: HTMLElement): void {
  const boxes = [...group.querySelectorAll<Box>('input[type=checkbox]')]
  const choices = group.querySelector<HTMLElement>('.choices')
  const max = Number(group.querySelector<HTMLElement>('[data-limit]')?.dataset['limit'] ?? boxes.length)
  if (!choices) return
  const label = group.dataset['combobox'] ?? ''
  const list = element('ul', {
    id: `${group.id}-list`,
    class: 'combo__list edged rounded-small lit',
    role: 'listbox',
    'aria-label': label,
    'aria-multiselectable': 'true',
  })
  const field = element('input', {
    id: `${group.id}-search`,
    class: 'field',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    placeholder: 'Search…',
    'aria-label': `${label}: search`,
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  })
  const chosen = element('ul', { class: 'combo__chosen row gap-2', 'aria-label': `${label} chosen` })
  const status = element('p', { class: 'sw-hidden', role: 'status' })
  const frame = element('div', { class: 'anchor above-2' })
  frame.append(chosen, field, list, status)
  choices.before(frame)
  choices.hidden = true
  list.hidden = true
  let shown: Box[] = []
  let active = -1

  const picked = () => [...choices.querySelectorAll<Box>(':checked')]
  const drawChosen = () =>
    chosen.replaceChildren(
      ...picked().map((box) => {
        const item = element('li', {})
        const button = element(
          'button',
          { type: 'button', class: 'combo__chip edged pill ink pressable', 'aria-label': `Remove ${labelOf(box)}` },
          `${labelOf(box)} ×`,
        )
        button.addEventListener('click', () => {
          set(box, false)
          field.focus()
        })
        item.append(button)
        return item
      }),
    )
  const drawList = () => {
    list.replaceChildren(
      ...shown.map((box, at) => {
        const isFull = !box.checked && picked().length >= max
        const option = element(
          'li',
          {
            id: `${list.id}-${at}`,
            role: 'option',
            class: 'combo__option pressable',
            'aria-selected': String(box.checked),
            'aria-disabled': String(isFull),
          },
          labelOf(box),
        )
        if (at === active) option.classList.add('combo__option--active')
        option.addEventListener('mousedown', (event) => {
          event.preventDefault()
          pick(box)
        })
        return option
      }),
    )
    field.setAttribute('aria-expanded', String(!list.hidden))
    if (active >= 0) field.setAttribute('aria-activedescendant', `${list.id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    list.children[active]?.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    const typed = field.value.trim().toLowerCase()
    const rank = (box: Box) => (labelOf(box).toLowerCase().startsWith(typed) ? 0 : 1)
    shown = boxes.filter((box) => labelOf(box).toLowerCase().includes(typed)).toSorted((a, b) => rank(a) - rank(b))
    list.hidden = shown.length === 0
    active = typed === '' ? -1 : 0
    status.textContent = typed === '' ? '' : shown.length === 0 ? 'No matches' : `${shown.length} of ${boxes.length}`
    drawList()
  }
  const close = () => {
    list.hidden = true
    active = -1
    drawList()
  }
  const set = (box: Box, checked: boolean) => {
    // The form sends them in the order in which they were chosen: the first is the main one.
    const item = checked ? box.closest('li') : null
    if (item) choices.insertBefore(item, choices.querySelector(':scope > li:not(:has(:checked))'))
    box.checked = checked
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const pick = (box: Box | undefined) => {
    if (!box) return
    if (!box.checked && picked().length >= max) status.textContent = `Up to ${max}. Remove one first.`
    else {
      set(box, !box.checked)
      field.value = ''
      close()
      status.textContent = `${labelOf(box)} ${box.checked ? 'added' : 'removed'}`
    }
  }
  const move = (step: number) => {
    if (list.hidden) open()
    active = (active + step + shown.length) % Math.max(shown.length, 1)
    drawList()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(active < 0 ? 0 : -1),
    Enter: () => pick(list.hidden ? undefined : shown[active]),
    Escape: () => {
      field.value = ''
      close()
    },
  }
  field.addEventListener('keydown', (event) => {
    const last = picked().at(-1)
    if (event.key === 'Backspace' && field.value === '' && last) set(last, false)
    if (keys[event.key] === undefined) return
    event.preventDefault()
    keys[event.key]?.()
  })
  field.addEventListener('input', (event) => {
    event.stopPropagation()
    open()
  })
  field.addEventListener('click', open)
  field.addEventListener('blur', close)
  form.addEventListener('input', drawChosen)
  drawChosen()
}
