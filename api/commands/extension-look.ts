import type { ExtensionLook } from './build-extension.ts'
import { standardSite } from '../domain/settings/site-settings.ts'
import type { World } from '../ports/world.ts'

/** Pixels along a side of its icons. */
const sides = [16, 32, 48, 128]

/** The look of the extension that is built for this site. An icon that can’t be read is left out. */
export async function readExtensionLook({ site, fitPicture }: Pick<World, 'site' | 'fitPicture'>): Promise<ExtensionLook> {
  const { name, accent, accentDark, categories, icon } = site.values
  const isStandard = JSON.stringify(categories) === JSON.stringify(standardSite.categories)
  const icons: [number, Uint8Array][] = []
  for (const side of icon === '' ? [] : sides) {
    const made = await fitPicture(icon, { size: { width: side, height: side }, ground: 'clear' })
    if ('png' in made) icons.push([side, made.png])
  }
  return { name, accent, accentDark, categories: isStandard ? [] : categories.filter(({ into }) => into === ''), icons }
}
