import { button, text } from '../frame/mail-document.ts'
import { shorten, type Part } from './part.ts'
import type { Told } from './told.ts'
import { paths } from '../../../shared/paths.ts'

const longestText = 600

/** The email about an update of a launch that its reader has saved. */
export function updatePart(siteUrl: string, { launch, update }: Told): Part {
  const title = shorten(update?.title ?? '', 100)
  return {
    subject: `${launch.name}: ${title}`,
    title,
    blocks: [
      text(`${launch.name}, which you saved, posted an update.`),
      { kind: 'quote', text: shorten(update?.text ?? '', longestText) },
      button('Read update', `${siteUrl}${paths.launch(launch)}#changelog`),
    ],
  }
}
