import type { Sql } from '../../database/database.ts';

/** Publishing must wait meanwhile. @param among only these hashes. */
export async function deleteUnneededFiles(sql: Sql, among?: readonly string[]): Promise<number> {
  const limited = among ? 'sha384 in (select jsonb_array_elements_text($1::jsonb)) and' : '';
  const rows = await sql.query(
    `delete from blob where ${limited} sha384 not in (select sha384 from rendered_page) and sha384 not in
     (select file->>'sha384' from build, jsonb_array_elements(manifest->'files') as file) and sha384 not in
     (select hash from part_version where name like '/%') and sha384 not in (select sha384 from package_version) and
     sha384 not in (select hash from picture, jsonb_each_text(files) as file (address, hash)) returning 1`,
    among ? [JSON.stringify(among)] : [],
  );
  return rows.length;
}
