import { pickFile } from '../platform/textFile'

/** The record of a draw, an announcement or a proof. @returns nothing where the visitor has chosen none */
export const pickDrawFile = () => pickFile('.json,application/json,text/plain')
