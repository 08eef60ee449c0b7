import { shareTitle } from '../share-title.ts'

/** The words of the preview follow what is typed. */
export function showWords(form: HTMLFormElement, document: Document): void {
  const typed = (name: string) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#field-${name}`)?.value.trim() ?? ''
  const places = [...document.querySelectorAll<HTMLElement>('[data-shows]')]
  const title = document.querySelector<HTMLElement>('[data-shows-title]')
  form.addEventListener('input', () => {
    for (const place of places) {
      const { shows = '', empty = '', clip } = place.dataset
      if (form.querySelector(`#field-${shows}`)) place.textContent = cut(typed(shows) || empty, clip)
    }
    // A live listing keeps its name, so its form has no field for it.
    if (title && form.querySelector('#field-name')) title.textContent = shareTitle(typed('name') || 'Name', typed('tagline') || 'Tagline')
  })
}

const cut = (text: string, length: string | undefined) =>
  length === undefined || text.length <= Number(length) ? text : `${text.slice(0, Number(length) - 1).replace(/\s+\S*$/, '')}…`

/** A picture is shown as soon as its address is typed; https only, as everywhere on these pages. */
export function showPictures(form: HTMLFormElement, document: Document): void {
  const frameOf = (field: Element) => field.closest('.picture-row')?.querySelector<HTMLElement>('[data-picture-frame]')
  const update = (field: HTMLInputElement) => {
    const frame = frameOf(field)
    if (frame) show(frame, field.value)
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-picture]')) {
    field.addEventListener('change', () => {
      update(field)
      showInPreview(form, document)
    })
  }
}

function showInPreview(form: HTMLFormElement, document: Document): void {
  const values = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ value }) => value.trim())
  const logo = document.querySelector<HTMLElement>('.preview-row [data-picture-frame]')
  const card = document.querySelector<HTMLElement>('[data-social-card] [data-picture-frame]')
  if (logo) show(logo, values('logo')[0] ?? '')
  const picture = values('screenshots').find((address) => /\.(png|jpe?g|webp)(\?|$)/i.test(address))
  if (card) show(card, picture ?? card.dataset['otherwise'] ?? '')
}

function show(frame: HTMLElement, address: string): void {
  const text = address.trim()
  frame.replaceChildren()
  if (!/^(https:\/\/|\/(?!\/))/.test(text)) return
  const image = frame.ownerDocument.createElement('img')
  image.alt = frame.dataset['alt'] ?? ''
  image.referrerPolicy = 'no-referrer'
  image.src = text
  frame.append(image)
}
