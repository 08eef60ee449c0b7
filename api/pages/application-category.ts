import { taxonomy } from '../../shared/listing/taxonomy.ts'

/** schema.org's category of the first category that the taxonomy knows. */
export function applicationCategory(slugs: string[]): string {
  return taxonomy.find(({ slug }) => slug === slugs[0])?.applicationCategory ?? 'BusinessApplication'
}
