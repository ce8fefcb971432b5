import { loadClinic } from '../../apps/server/src/doctor/load-clinic.ts'
const clinic = await loadClinic()
for (const says of process.argv.slice(2)) {
  const t = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female', country: 'GB' }), says)
  console.log(says.slice(0,80), '|', t.reply.kind, t.reply.level ?? '', JSON.stringify(t.case?.crisis ?? null))
}
