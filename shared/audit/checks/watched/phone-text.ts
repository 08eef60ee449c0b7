import { defineCheck, pass, warn } from '../../check.ts'
import { phoneView } from '../../watched/phone-view.ts'
import { textSize } from '../rendered/text-size.ts'

/** Source: Lighthouse, “Document doesn’t use legible font sizes”. Judged as `text-size` judges the tab. */
export const phoneText = defineCheck({
  id: 'phone-text',
  label: 'Text size on phones',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  needs: ['watched'],
  run(facts) {
    const phone = phoneView(facts)
    if (typeof phone === 'string') return pass(`Not checked: ${phone}`)
    if (textSize.run({ ...facts, rendered: facts.watched.desktop.rendered }).status !== 'pass')
      return pass('Not checked: the text is small in a desktop window, too.')
    const { status, detail, fix } = textSize.run({ ...facts, rendered: phone })
    return status === 'pass' ? pass(detail) : warn(detail.replace(/\.$/, ` on a ${phone.view.width} px phone screen.`), fix)
  },
})
