import { accentColors, standardAccent } from '../../shared/ui/accent.ts'

const own = import.meta.env.SITE_ACCENT
const accents = accentColors(own?.hex ?? standardAccent, own?.dark ?? '')

type Css = Readonly<Record<string, string>>

/** Colors from the tokens (shared/ui/tokens.css), which the page doesn’t have. */
export function colors(isDark: boolean) {
  const { fill, on } = accents[isDark ? 'dark' : 'light']
  const shades = isDark
    ? { card: '#162129', ink: '#eef2f4', soft: '#a9b7c1', line: '#455661', sunken: '#0a1115' }
    : { card: '#ffffff', ink: '#14212b', soft: '#4b5a66', line: '#b9b2a2', sunken: '#ebe8e0' }
  return { ...shades, accent: fill, onAccent: on }
}

/** Creates an element with its styles set one by one, which no content security policy can block. */
export function draw<Name extends keyof HTMLElementTagNameMap>(name: Name, css: Css, ...inside: (Node | string)[]) {
  const element = document.createElement(name)
  for (const [property, value] of Object.entries(css)) element.style.setProperty(property, value, 'important')
  element.append(...inside)
  return element
}

export function drawButton(label: string, name: string, css: Css, onPress: () => void): HTMLButtonElement {
  const button = draw('button', { font: 'inherit', 'font-weight': '600', 'border-radius': '6px', cursor: 'pointer', ...css }, label)
  button.type = 'button'
  button.setAttribute('aria-label', name)
  button.addEventListener('click', onPress)
  return button
}
