### What stands on printed sheets.

ruler = 50 mm when printed at 100 %
aid = Your turn
aid-of = Your turn { $number }/{ $count }
hosting = Tabletop Simulator: put the folder into Saves/Saved Objects and load the object. It finds its pictures on this machine. For others, put the pictures where they can be downloaded and write the object again: { $command }
