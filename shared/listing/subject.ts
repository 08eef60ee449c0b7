const verb =
  /^\s*(?:[—–-]\s*)?(?:is|are|ist|est|es|è|é|это|lets|helps|makes|turns|gives|keeps|brings|hilft|macht|permet|permite|ayuda|aiuta|помогает|позволяет)(?=\s)/u
const copula = /^\s*(?:[—–-]\s*)?(?:is|are|ist|est|es|è|é|это)\s+(?=\S)/u

/** "is a planner" is left of a sentence whose subject is a logo or another element: the name is put back in front. */
export const withSubject = (text: string, name: string | null): string => (name && verb.test(text) ? `${name} ${text.trim()}` : text)

/** The same as a line of its own: "A planner". */
export function withoutVerb(line: string): string {
  const said = line.replace(copula, '')
  return said === line ? line : said.charAt(0).toUpperCase() + said.slice(1)
}
