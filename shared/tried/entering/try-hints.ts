import { isSeen, textOn, wait } from '../named.ts'
import { setValue } from './set-value.ts'

/** A hint that is nothing but a postcode, after a word or two for an example. */
const example =
  /^(?:\(?(?:e\.?g\.?|for example|example|such as|like|z\. ?b\.|zum beispiel|beispiel|etwa|p\. ?ex\.|par exemple|exemple|comme|p\. ?ej\.|por ejemplo|ejemplo|ad es\.|per esempio|esempio|come|bijv\.?|bijvoorbeeld|voorbeeld|zoals|np\.?|na przykład|przykład|t\.ex\.|till exempel|exempel|skriv så här|f\.eks\.|for eksempel|eksempel|esim\.?|esimerkiksi|např\.?|například|příklad|örn\.?|örneğin|例)[:：,]?\s?)?(?<code>\d{3} \d{2}|\d{2}-\d{3}|\d{3}-\d{4}|\d{5}-\d{3}|\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)\)?\.?$/iu

/** A field that refuses the postcode that its own hint shows, though it takes the same in one piece, once all scripts have seen it. */
export async function findRefusedExample(): Promise<{ field: Element; text: string } | null> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form:not([novalidate]) input[pattern][aria-describedby]')].filter(
    (one) => isSeen(one) && !one.disabled && !one.readOnly,
  )
  for (const field of fields.slice(0, 3)) {
    const hints = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id))
    const code = example.exec(
      hints
        .map((one) => one && textOn(one))
        .join(' ')
        .trim(),
    )?.groups?.['code']
    if (code === undefined) continue
    const { value } = field
    const refuses = async (text: string) => {
      setValue(field, text)
      await wait(200)
      return field.isConnected && field.validity.patternMismatch
    }
    const isRefused = (await refuses(code)) && field.value === code && !(await refuses(code.replace(/[ -]/, '')))
    if (field.isConnected) setValue(field, value)
    if (isRefused) return { field, text: code }
  }
  return null
}
