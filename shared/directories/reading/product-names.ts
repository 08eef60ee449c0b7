/** Words that products put around their name when the name alone was taken. */
const before = /^(?:get|use|try|join|go|my|the|hey|with|meet|hello)(?=.{3})/
const after = /(?<=.{3})(?:app|apps|hq|ai|io|dev|labs?|tools?|so|inc|software|official|online|site|web)$/

/** The name in a heading or a title, up to the sentence that often follows: “Flowly – invoices that write themselves”. */
export const nameIn = (heading: string): string => heading.split(/\s[-–—|·•]\s|[:|—]\s/, 1)[0]?.trim() ?? ''

export const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a host is named after a product: flowly.app, getflowly.com, flowly-hq.io. */
export function isNamedAfter(host: string, name: string): boolean {
  const wanted = squeeze(name)
  if (wanted.length < 3) return false
  const labels = host.toLowerCase().split('.')
  if (squeeze(host.replace(/^www\./i, '')) === wanted) return true
  return labels.slice(0, -1).some((label) => {
    const text = squeeze(label)
    if (text.length < 3 || text === 'www') return false
    if (text === wanted || bare(text) === bare(wanted)) return true
    return (wanted.length >= 5 && text.includes(wanted)) || (text.length >= 5 && wanted.startsWith(text))
  })
}

const bare = (text: string) => text.replace(before, '').replace(after, '')
