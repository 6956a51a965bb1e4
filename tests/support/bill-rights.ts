/** What the calls of bills of materials, and of the files of their parts, answer, as in the table of all rights. */
export const billRights: Record<string, [number, number, number, number, number]> = {
  'GET /basket/bom': [401, 200, 200, 200, 401],
  'POST /basket/bom': [200, 200, 200, 200, 200],
  'GET /shopping-list/{id}/bom': [401, 200, 404, 404, 401],
  'GET /basket/files.zip': [401, 200, 200, 200, 401],
  'POST /basket/files.zip': [200, 200, 200, 200, 200],
  'GET /shopping-list/{id}/files.zip': [401, 200, 404, 404, 401],
}
