import { escapeIdentifier, escapeLiteral, type Client } from 'pg'
import type { Manifest } from '../manifest.ts'

/** The text of a row depends on these. */
export const rowTextSettings = `set local datestyle = 'ISO, MDY'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = ''; set local statement_timeout = 0;`

/** Tables in schemas that aren’t PostgreSQL’s own, without those of extensions. */
const ownRelations = `from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/** The names of all tables, with their schema if it isn’t `public`. */
export async function listTables(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name ${ownRelations} and relkind in ('r', 'p') order by 1, 2`,
  )
  return rows.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`))
}

export async function countRelations(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*)::text as count ${ownRelations} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Every table’s rows: how many there are, and a sum of their SHA-256 hashes. Expects the settings above. */
export async function sumTables(client: Pick<Client, 'query'>, tables: readonly string[]): Promise<Manifest['parts']> {
  const parts: Manifest['parts'] = {}
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string; digest: string }>(`select ${sums} from ${pathOf(table)} t`)
    parts[table] = { rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '0' }
  }
  return parts
}

/** A statement that fails, and so undoes its transaction, unless the tables have the rows that were recorded. */
export function assertTables(parts: Manifest['parts']): string {
  const checks = Object.entries(parts).map(
    ([table, { rows, digest }]) => `select ${sums} into found from ${pathOf(table)} t;
      if found.rows <> ${escapeLiteral(String(rows))} or found.digest <> ${escapeLiteral(digest)} then
        raise exception 'The rows of % differ from those that were backed up.', ${escapeLiteral(table)};
      end if;`,
  )
  return `set client_encoding = 'UTF8'; set standard_conforming_strings = on; ${rowTextSettings} do ${escapeLiteral(`declare found record; begin ${checks.join('\n')} end`)};\n`
}

const sums = `count(*)::text as rows, coalesce(sum(('x' || encode(substr(sha256(convert_to(t::text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as digest`

function pathOf(table: string): string {
  const [schema, name] = table.includes('.') ? [table.slice(0, table.indexOf('.')), table.slice(table.indexOf('.') + 1)] : ['public', table]
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}
