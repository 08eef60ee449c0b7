/** How many people one comment can mention. Further handles stay plain text. */
const maxMentions = 5

/** Where a text names a handle, with its @. */
export type Mention = { handle: string; start: number; end: number }

/** Also of the fediverse; their @ mentions nobody. 64 characters before it (RFC 5321 section 4.5.3.1.1) keep the time linear. */
const addresses =
  /(?:https?:\/\/|www\.)\S+|@?(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+'-]{0,63}@[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*\.\p{L}{2,}/giu

/** A letter of a script that separates words by spaces. Others may touch a handle: @adaさん. */
const letter = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])[\p{L}\p{M}\p{N}]`

/** A handle that isn’t part of a longer word, a path (@types/node, example.com/@ada) or a domain (@ada.example). */
const mention = new RegExp(String.raw`(?<![\w@./+-]|${letter})@([A-Za-z0-9_-]{2,30})(?![\w@/-]|\.[\p{L}\p{N}]|${letter})`, 'gu')

/** Every occurrence of the first five handles in a text, in order. */
export function mentionPlaces(text: string): Mention[] {
  const plain = text.replaceAll(addresses, (address) => '.'.repeat(address.length))
  const found = [...plain.matchAll(mention)].map(({ 0: whole, 1: handle = '', index }): Mention => {
    return { handle: handle.toLowerCase(), start: index, end: index + whole.length }
  })
  const handles = new Set([...new Set(found.map(({ handle }) => handle))].slice(0, maxMentions))
  return found.filter(({ handle }) => handles.has(handle))
}

/** The handles that a text mentions, in lower case and without @; at most five. */
export const mentionsIn = (text: string): string[] => [...new Set(mentionPlaces(text).map(({ handle }) => handle))]
