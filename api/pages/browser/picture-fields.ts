import { paths } from '../../../shared/paths.ts'

/** Uploads pictures as soon as they’re chosen, dropped or pasted, and arranges screenshots in place. Without scripts, the server does both when the form is sent. */
export function uploadPictures(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-uploads]')) {
    const chooser = field.querySelector<HTMLInputElement>('input[type=file]')
    if (chooser === null) continue
    const take = async (files: Iterable<File>) => {
      for (const file of files) if (file.type.startsWith('image/')) await upload(field, file)
    }
    chooser.addEventListener('change', () => void take([...(chooser.files ?? [])]).finally(() => (chooser.value = '')))
    field.addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') === true && event.preventDefault())
    field.addEventListener('drop', (event) => {
      if ((event.dataTransfer?.files.length ?? 0) === 0) return
      event.preventDefault()
      void take([...(event.dataTransfer?.files ?? [])])
    })
    field.addEventListener('click', (event) => arrange(field, event))
  }
  // A picture that is pasted anywhere in the form is a screenshot, unless the logo has the focus.
  form.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-uploads]') : null
    const field = target ?? form.querySelector<HTMLElement>('[data-uploads=screenshots]')
    if (field !== null) void Promise.all(files.map((file) => upload(field, file)))
  })
}

const say = (field: HTMLElement, text: string) => {
  const status = field.querySelector('[data-upload-status]')
  if (status) status.textContent = text
}

/** Whether there is room for another picture. If not, it says so. */
function hasRoom(field: HTMLElement): boolean {
  const { max } = field.dataset
  const isFull = max !== undefined && field.querySelectorAll('[data-shots] > li').length >= Number(max)
  if (isFull) say(field, `Up to ${max} screenshots. Remove one first.`)
  return !isFull
}

function add(field: HTMLElement, path: string): boolean {
  if (!hasRoom(field)) return false
  if (field.dataset['max'] === undefined) setLogo(field, path)
  else addShot(field, path)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

async function upload(field: HTMLElement, file: File): Promise<void> {
  if (!hasRoom(field)) return
  say(field, `Uploading ${file.name}…`)
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
  if (path === undefined)
    return say(field, read?.data?.fieldErrors?.picture?.[0] ?? read?.message ?? `${file.name} couldn’t be uploaded. Try again.`)
  if (add(field, path)) say(field, `${file.name} was added.`)
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
