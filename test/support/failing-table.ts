import { Client } from 'pg'

/** From now on the database refuses such a change of a table, as one whose disk is full does. Answers how to end it. */
export async function failOn(databaseUrl: string, change: 'insert' | 'update' | 'delete', table: string): Promise<() => Promise<void>> {
  const run = async (sql: string) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create or replace function fail() returns trigger language plpgsql as $$ begin raise 'no space' using errcode = '53100'; end $$;
    create trigger failing before ${change} on "${table}" for each row execute function fail()`)
  return () => run(`drop trigger failing on "${table}"`)
}
