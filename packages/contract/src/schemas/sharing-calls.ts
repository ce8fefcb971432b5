import {
  CreateAccessRequest,
  CreateAccessResponse,
  ListAccessResponse,
  LogDoseRequest,
  LogDoseResponse,
  ReadSharedRequest,
  ReadSharedResponse,
  RevokeAccessResponse,
  ShareMedicationsRequest,
} from './access.ts'
import {
  AnswerPairingRequest,
  AskPairingRequest,
  KeepDeviceRowsRequest,
  KeepDeviceRowsResponse,
  ListDeviceRowsQuery,
  ListDeviceRowsResponse,
  OpenPairingRequest,
  ViewPairingResponse,
} from './devices.ts'
import { IdParameters, PatientQuery, Success } from './identifiers.ts'
import {
  CreateLinkRequest,
  CreateLinkResponse,
  LinkFileParameters,
  LinkManifestRequest,
  LinkManifestResponse,
  ListLinksResponse,
} from './links.ts'

/** The calls by which a record reaches others (links, accesses) and the patient's own further devices; a part of `calls`. */
export const sharingCalls = {
  createLink: { summary: 'Hand out a link to a sealed file', patient: true, body: CreateLinkRequest, response: CreateLinkResponse },
  listLinks: { summary: 'Links handed out, and who opened them', patient: true, query: PatientQuery, response: ListLinksResponse },
  revokeLink: {
    summary: 'Revoke a link: its file is erased',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: CreateLinkResponse,
  },
  openLink: {
    summary: 'The manifest of a SMART Health Link, for whoever was given it',
    patient: false,
    parameters: IdParameters,
    body: LinkManifestRequest,
    response: LinkManifestResponse,
  },
  downloadLinkFile: { summary: "A link's sealed file", patient: false, parameters: LinkFileParameters, response: null },
  createAccess: {
    summary: 'Let somebody else see parts of the record by a token',
    patient: true,
    body: CreateAccessRequest,
    response: CreateAccessResponse,
  },
  listAccess: {
    summary: 'Who may see parts of the record, and doses they wrote down',
    patient: true,
    query: PatientQuery,
    response: ListAccessResponse,
  },
  revokeAccess: {
    summary: 'Revoke an access',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: RevokeAccessResponse,
  },
  shareMedications: {
    summary: 'Leave a copy of the medications for those who may see them',
    patient: true,
    body: ShareMedicationsRequest,
    response: Success,
  },
  readShared: {
    summary: 'One part of a record, for whoever holds a token for it',
    patient: false,
    body: ReadSharedRequest,
    response: ReadSharedResponse,
  },
  logDose: { summary: 'Write down a dose, by a token', patient: false, body: LogDoseRequest, response: LogDoseResponse },
  listDeviceRows: {
    summary: 'Rows that the devices of the patient share, sealed by them',
    patient: true,
    query: ListDeviceRowsQuery,
    response: ListDeviceRowsResponse,
  },
  keepDeviceRows: {
    summary: 'Keep rows for the other devices, each in the place of the version that was seen',
    patient: true,
    body: KeepDeviceRowsRequest,
    response: KeepDeviceRowsResponse,
  },
  openPairing: {
    summary: 'Open a box in which a new device and this one leave each other a message',
    patient: true,
    body: OpenPairingRequest,
    response: Success,
  },
  closePairing: { summary: 'Close the box of a pairing', patient: true, query: PatientQuery, response: Success },
  viewPairing: {
    summary: 'What lies in the box, for whoever was shown its name',
    patient: false,
    parameters: IdParameters,
    response: ViewPairingResponse,
  },
  askPairing: {
    summary: 'Ask to join, from the new device',
    patient: false,
    parameters: IdParameters,
    body: AskPairingRequest,
    response: Success,
  },
  answerPairing: {
    summary: 'Answer the new device, sealed to its key',
    patient: true,
    parameters: IdParameters,
    body: AnswerPairingRequest,
    response: Success,
  },
} as const
