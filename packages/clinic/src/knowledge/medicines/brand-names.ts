import { brandNamesAToK } from './brand-names/a-to-k.ts'
import { brandNamesOfPills } from './brand-names/contraceptive-pills.ts'
import { brandNamesLToZ } from './brand-names/l-to-z.ts'

/**
 * Trade names with their ingredients. Every row stands alike in at least two of these writings, which were looked up one
 * by one; where they disagree or only one has the name, it is left out (Unisom, Robitussin, Glynase, Buscopan, Shelcal).
 *
 * - "PTCB Top 200 drug set", cross-checked against FDA and DailyMed references (United States)
 * - "Common brand-to-generic mappings" of an RxNorm drug table (United States)
 * - "Common brand name -> generic name mapping" beside the NLM Clinical Tables and RxNorm search (United States)
 * - "Brand name -> generic name mapping for top 150+ prescribed medications" (United States)
 * - "Brand -> Generic" of a medication reconciliation table (United States)
 * - "Drug synonyms" after DrugBank's ingredient names (United States, some international)
 * - "Brand names" of a formulary with British approved names (United Kingdom, East Africa)
 * - "International brand mapping" beside the DailyMed search (United Kingdom, Canada, Australia)
 * - European brand names by ATC group (Portugal and neighbours); "Turkish brand to generic" after the TITCK licence list
 * - "Brand to generic" of two Indian formularies and three Indian prescription readers (India)
 * - "Macrogol" of the NHS and the leaflets of EMC (Movicol, Laxido)
 * - Leaflets and product characteristics at medicines.ie and EMC (Solpadeine, Nurofen Plus) and NPS MedicineWise (Panadeine, Nurofen Plus);
 *   two catalogues of the maker's leaflet (Gestid); two reports of the Indian drug controller (Combiflam)
 *
 * - Contraceptive pills: the product list of the FSRH guideline on combined hormonal contraception and leaflets at EMC. Names that are
 *   also first names (Yasmin, Hana, Katya) are left out.
 *
 * Ingredients are written with their international names; a salt or a form is not told apart.
 */
export const brandNames = { ...brandNamesAToK, ...brandNamesLToZ, ...brandNamesOfPills } as const
