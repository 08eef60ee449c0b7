import { fromHex } from '../../../shared/color.ts'
import { paths } from '../../../shared/paths.ts'
import { accentContrasts } from '../../../shared/ui/accent.ts'

/** Shows the color and font that are being chosen, before they’re saved. */
const sheet = document.querySelector<HTMLLinkElement>('link[data-look-styles]')
const form = sheet?.closest('main')?.querySelector('form')

function preview(form: HTMLFormElement): void {
  const values = new FormData(form)
  const [accent = '', typed = '', font = ''] = ['accent', 'accentDark', 'font'].map((name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  })
  const dark = fromHex(typed.trim()) === null ? '' : typed.trim().toLowerCase()
  if (sheet) sheet.href = paths.brandFile({ file: `${accent.slice(1)}-${dark.slice(1)}-${font}.css` })
  for (const scheme of ['light', 'dark'] as const) {
    const { text, button } = accentContrasts(accent, dark, scheme)
    const line = document.querySelector(`[data-look-contrast=${scheme}]`)
    if (line) line.textContent = `Contrast: text ${text.toFixed(1)}:1, buttons ${button.toFixed(1)}:1`
  }
}

// A form that was rejected has what was chosen, not what is saved.
if (form) {
  preview(form)
  form.addEventListener('input', () => preview(form))
}
