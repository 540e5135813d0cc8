import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { importBuiltInSet } from './importBuiltInSet.ts'

const reference: Record<string, string> = {
  factors: 'id,display_factor,multiplier_factor\n1,in percentage,100\n',
  value_types: 'id,name\n1,Estimate\n2,Survey\n3,Lower bound\n4,Upper bound\n5,Routine\n',
  location_levels: 'id,name\n1,National\n2,Zone\n',
  locations: 'id,name,parent,level\n1,Nigeria,,1\n2,North-West,1,2\n',
  lineage: 'datasource,feeds_from,indicators,relation,reason\n',
  citations: 'id,text,licence,vintage,is_secondary\n1,A survey,,,\n2,An estimate,,,yes\n',
  datasources:
    'id,name,full_name,classification,year_available,period_available,subnational_data,link,description,methodology,bounds_level\n' +
    '1,NDHS,A survey,Survey,,,,,,,\n2,UN,An estimate,Estimate,,,,,,,\n',
  indicators:
    'id,full_name,short_name,description,desirable_slope,indicator_type,program_area,national_target,national_source,sdg_target,sdg_information,factor,first_related,second_related,third_related,fourth_related\n' +
    '1,One,One,,Positive,Outcome,Immunization,90,A plan,,,1,2,,,\n2,Two,Two,,Negative,Impact,Malaria,,,,,1,,,,\n' +
    '3,Three,Three,,Negative,Impact,Malaria,,,,,1,,,,\n',
}
const heading = 'indicator,datasource,location,period,value_type,value,citation,note'

/** Takes in three indicators, two sources and two places with the given values, through the real importer. */
export async function writeSmallSet(
  database: Database<DataTables>,
  values: readonly string[],
  now = new Date('2026-01-02T00:00:00Z'),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-set-'))
  try {
    for (const [name, text] of Object.entries(reference)) writeFileSync(join(folder, `${name}.csv`), text)
    writeFileSync(join(folder, 'values.csv'), [heading, ...values, ''].join('\n'))
    await importBuiltInSet(database, folder, now)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
