import type { Launch } from '../launch/launch.ts'

/** All that a listing says in words. */
export const textsOf = ({
  name,
  tagline,
  description,
  targetKeyword,
}: Pick<Launch, 'name' | 'tagline' | 'description' | 'targetKeyword'>) => [name, tagline, description, targetKeyword ?? ''].join('. ')
