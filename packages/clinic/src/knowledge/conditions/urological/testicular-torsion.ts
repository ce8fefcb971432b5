import type { Condition } from '../../schema.ts'

export const testicularTorsion = {
  id: 'testicular-torsion',
  name: 'Twisted testicle',
  aliases: ['testicular torsion', 'torsion of the testis', 'torsion of spermatic cord', 'torsion of testicle', 'twisted testis'],
  icd10: 'N44.00',
  system: 'urological',
  summary: 'The testicle has twisted on its cord and gets no blood. It must be freed within hours.',
  commonness: { usual: 'uncommon', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare', child: 'uncommon', adolescent: 'common', adult: 'rare', older: 'very-rare' }, sex: 'male-only' },
  findings: {
    always: ['testicle-pain'],
    usual: ['testicle-pain.sudden', 'testicle-pain.severe', 'testicle-pain.one-sided'],
    often: ['nausea', 'testicle-swelling', 'testicle-high-riding', 'vomiting', 'testicle-pain.constant', 'scrotal-swelling', 'testicle-pain.worse-touch', 'testicle-no-flow', 'abdominal-pain', 'abdominal-pain.lower'],
    some: ['skin-redness', 'testicle-pain.night', 'testicle-pain.recurrent', 'sports-injury', 'testicle-pain.left', 'trauma-straddle', 'testicle-pain.radiates-groin', 'testicle-pain.brief', 'undescended-testicle', 'limp'],
    occasional: ['fever', 'urination-frequent'],
    rare: ['urination-painful', 'penile-discharge', 'testicle-pain.gradual', 'urine-nitrites-leucocytes', 'sexual-unprotected', 'testicle-pain.dull', 'testicle-lump'],
  },
  discriminators: ['testicle-pain.sudden', 'testicle-high-riding', 'nausea'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 2 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now; every hour counts.', 'Do not eat or drink.'],
  comeBack: ['the pain stops on its own but comes back', 'it spreads to the belly'],
  examination: ['look at position and reflex of the testicle', 'straight to surgery, a scan only if it costs no time'],
  presentation:
    'Boy or young man with sudden, severe one-sided pain of the testicle or lower belly, often waking from sleep or after sport, with nausea and vomiting. Swollen, tender, high-riding, transverse testis, absent cremasteric reflex, no relief on lifting. No burning, no fever. Earlier short attacks. Absent flow on Doppler.',
  sources: ['StatPearls: Testicular Torsion', 'EAU: Paediatric Urology', 'CKS: Scrotal pain and swelling'],
  examples: [
    { age: 14, sex: 'male', text: 'I woke up two hours ago with a sudden terrible pain in my left testicle; it is swollen and sits higher than the other, and I threw up.' },
    { age: 19, sex: 'male', text: 'Sudden severe pain in my right ball during football, I feel sick and cannot walk. No burning when peeing.' },
  ],
} satisfies Condition
