import { paths } from '../../../shared/paths.ts'

/** Uploads pictures as soon as they’re chosen, dropped or pasted, and arranges screenshots in place. Without scripts, the server does both when the form is sent. */
export function uploadPictures(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-uploads]')) {
    const chooser = field.querySelector<HTMLInputElement>('input[type=file]')
    if (chooser === null) continue
    chooser.addEventListener('change', () => void uploadAll(field, [...(chooser.files ?? [])]).finally(() => (chooser.value = '')))
    field.addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') === true && event.preventDefault())
    field.addEventListener('drop', (event) => {
      if ((event.dataTransfer?.files.length ?? 0) === 0) return
      event.preventDefault()
      void uploadAll(field, [...(event.dataTransfer?.files ?? [])])
    })
    field.addEventListener('click', (event) => arrange(field, event))
  }
  // A picture that is pasted anywhere in the form is a screenshot, unless the logo has the focus.
  form.addEventListener('paste', (event) => {
    const files = imagesOf(event.clipboardData?.files ?? [])
    if (files.length === 0) return
    event.preventDefault()
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-uploads]') : null
    const field = target ?? form.querySelector<HTMLElement>('[data-uploads=screenshots]')
    if (field !== null) void uploadAll(field, files)
  })
}

const imagesOf = (files: Iterable<File>) => [...files].filter(({ type }) => type.startsWith('image/'))

function say(field: HTMLElement, text: string, isBad = false): void {
  const status = field.querySelector('[data-upload-status]')
  if (!status) return
  status.textContent = text
  for (const look of ['bad', 'medium']) status.classList.toggle(look, isBad)
  status.classList.toggle('soft', !isBad)
}

const isFull = ({ dataset: { max } }: HTMLElement, shots: number) => max !== undefined && shots >= Number(max)
const countShots = (field: HTMLElement) => field.querySelectorAll('[data-shots] > li').length
const full = ({ dataset: { max } }: HTMLElement) => `Up to ${max} screenshots. Remove one first.`

function add(field: HTMLElement, path: string): boolean {
  if (isFull(field, countShots(field))) {
    say(field, full(field), true)
    return false
  }
  if (field.dataset['max'] === undefined) setLogo(field, path)
  else addShot(field, path)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Uploads one file after another, then says which were added and why the others failed. */
async function uploadAll(field: HTMLElement, files: Iterable<File>): Promise<void> {
  const added: string[] = []
  const failed: string[] = []
  for (const file of imagesOf(files)) {
    say(field, `Uploading ${file.name}…`)
    const error = await upload(field, file)
    if (error === null) added.push(file.name)
    else failed.push(`${file.name}: ${error}`)
  }
  const done = added.length === 0 ? [] : [`Added ${added.join(', ')}.`]
  say(field, [...failed, ...done].join('\n'), failed.length > 0)
}

/** Returns why it wasn’t added; null if it was. */
async function upload(field: HTMLElement, file: File): Promise<string | null> {
  if (isFull(field, countShots(field))) return full(field)
  const body = new FormData()
  body.append('do', 'picture')
  body.append('picture', file)
  const answer = await fetch(paths.addPicture(), { method: 'POST', body, headers: { Accept: 'application/json' } }).catch(() => null)
  const read = (await answer?.json().catch(() => null)) as {
    path?: string
    message?: string
    data?: { fieldErrors?: { picture?: string[] } }
  } | null
  const path = read?.path
  if (path === undefined) return read?.data?.fieldErrors?.picture?.[0] ?? read?.message ?? 'Upload failed. Try again.'
  return add(field, path) ? null : full(field)
}

function setLogo(field: HTMLElement, path: string): void {
  const input = field.querySelector<HTMLInputElement>('[data-picture]')
  if (input === null) return
  input.value = path
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function addShot(field: HTMLElement, path: string): void {
  const shots = field.querySelector('[data-shots]')
  const made = field.querySelector<HTMLTemplateElement>('template[data-shot]')?.content.cloneNode(true)
  if (shots === null || !(made instanceof DocumentFragment)) return
  if ([...shots.querySelectorAll<HTMLInputElement>('input[type=hidden]')].some(({ value }) => value === path)) return
  const input = made.querySelector<HTMLInputElement>('input[type=hidden]')
  if (input) input.value = path
  for (const button of made.querySelectorAll('button')) button.value += path
  const image = document.createElement('img')
  image.className = 'block whole covers'
  image.alt = ''
  image.src = path
  made.querySelector('[data-picture-frame]')?.append(image)
  shots.append(made)
}

function arrange(field: HTMLElement, event: Event): void {
  const offer = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-take]') : null
  if (offer) {
    event.preventDefault()
    if (!add(field, offer.dataset['take'] ?? '')) return
    offer.closest('li')?.remove()
    return say(field, 'Picture added.')
  }
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-arrange]') : null
  const shot = button?.closest('li')
  if (!button || !shot) return
  event.preventDefault()
  const { arrange: how } = button.dataset
  if (how === 'remove') shot.remove()
  else if (how === 'up') shot.previousElementSibling?.before(shot)
  else shot.nextElementSibling?.after(shot)
  if (how === 'remove') field.querySelector<HTMLElement>('input[type=file]')?.focus()
  else button.focus()
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
