const names = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Common given names of those who write in English. A name that begins a sentence as a common word does ("Will", "May", "Grace period") is left out where it is seldom one. */
export const givenNames: ReadonlySet<string> = new Set([
  ...names(`
    Aaron Abigail Adam Adaeze Ade Adebayo Aditi Aditya Agnes Aidan Aisha Alan Alana Albert Alex Alexander Alexandra Alfie Alfred Alice Alison Amanda Amaka Amber
    Amelia Amina Amit Amy Ananya Andrea Andrew Andy Angela Anil Anita Anjali Ann Anna Anne Annie Anthony Anton Archie Arjun Arthur Arun Asha Ashley Audrey Ava
    Barbara Barry Beatrice Becky Ben Benjamin Bernadette Bernard Beth Bethany Betty Beverley Bhavna Bill Billy Bola Brendan Brian Bridget Bruce Bukola Callum Carl Carlos Carmel
    Carol Caroline Caroline Catherine Cathy Charles Charlie Charlotte Chidi Chinedu Chioma Chloe Chris Christine Christopher Ciara Claire Clare Clive Colin Colleen Connor Conor
    Craig Daisy Damien Daniel Danielle Danny Darren Dave David Dean Debbie Deborah Declan Deepa Deepak Deirdre Denise Dennis Derek Diana Diane Divya Donald Donna
    Dorothy Doug Duncan Dylan Ebele Edith Edward Eileen Elaine Eleanor Elena Elizabeth Ella Ellen Ellie Elsie Emeka Emily Emma Eoin Eric Erin Ethan Evelyn Evie Farah
    Fatima Femi Finn Finlay Fiona Florence Folake Frances Francis Frank Fred Freddie Funmi Gareth Gary Gavin Gemma Geoff George Georgia Gerald Geraldine Gillian Gita Glen
    Gordon Graham Greg Gwen Hannah Harold Harriet Harry Harvey Hassan Hazel Heather Helen Henry Hilda Holly Howard Hugh Ian Ibrahim Ifeoma Imran Irene Isaac Isabel
    Isabella Isla Ivy Jack Jackie Jackson Jacob Jade Jake James Jamie Jane Janet Janice Jason Jasmine Jayden Jean Jeff Jenna Jennifer Jenny Jeremy Jess Jessica Jim Jimmy
    Jo Joan Joanna Joanne Joe Joel John Johnny Jonathan Jordan Joseph Josh Joshua Joyce Juan Judith Judy Julia Julie June Karen Karl Kate Katherine Kathleen Kathy Katie
    Kavita Kayla Keith Kelly Kemi Ken Kenneth Kerry Kevin Kiran Kirsty Krishna Kumar Kyle Lakshmi Lara Laura Lauren Leah Lee Leila Leo Leon Leonard Leroy Lesley Lewis Liam
    Lillian Linda Lisa Liz Logan Lola Lorraine Louis Louise Lucas Lucy Luke Luna Lydia Lynn Mabel Maeve Maggie Mairead Malcolm Mandy Manoj Margaret Maria Marian Marie Marilyn
    Marion Mark Martha Martin Mary Mason Matt Matthew Maureen Max Maya Meera Megan Mei Melanie Melissa Mia Michael Michelle Mick Mike Millie Mohammed Mohamed Moira Molly
    Monica Muhammad Musa Nancy Naomi Natalie Natasha Nathan Neha Neil Ngozi Niall Niamh Nicola Nicole Nigel Nikhil Nisha Noah Noel Nora Norma Oisin Oliver Olivia Ollie
    Olu Omar Oscar Owen Padraig Pam Pamela Pat Patricia Patrick Paul Paula Pauline Penny Pete Peter Phil Philip Phoebe Phyllis Pooja Poppy Pradeep Priya Rachel Rahul Raj
    Rajesh Ralph Ravi Rebecca Reggie Rekha Rhys Richard Rita Robert Roger Roisin Ron Ronald Ronan Rosemary Rosie Ross Roy Ruby Rupert Russell Ruth Ryan Sally Sam
    Samantha Samuel Sandra Sanjay Sara Sarah Saoirse Scarlett Scott Sean Sebastian Segun Shane Shannon Sharon Sheila Shirley Sian Sienna Simon Sinead Siobhan Sita Sophia Sophie
    Stacey Stan Stanley Stella Stephanie Stephen Steve Steven Stuart Sue Sunil Sunita Suresh Susan Suzanne Sydney Sylvia Tanya Tara Ted Teresa Terry Theo Theresa Thomas
    Tim Timothy Tina Toby Tom Tommy Tony Tracey Tracy Tunde Valerie Vanessa Vera Veronica Victor Victoria Vijay Vikram Violet Walter Wayne Wendy William Winifred Yasmin
    Yemi Yetunde Yusuf Yvonne Zac Zara Zoe`),
])
